/** The owner's settings don't fit the response. The message is for the owner. */
export class SetupProblem extends Error {}
