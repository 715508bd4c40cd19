/** Version of this code. `npm version` sets it from package.json. */
export const VERSION = '1.0.0-rc.1';
