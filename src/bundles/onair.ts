/** Classic script: every element in it, English and German. */
export {};
