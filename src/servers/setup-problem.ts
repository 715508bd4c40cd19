/** Thrown if the owner's settings don't fit the response. The message is written for the owner. */
export class SetupProblem extends Error {}
