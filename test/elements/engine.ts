/** True in WebKitGTK, which the runner drives by WebDriver. It can't set the viewport, and it rounds line boxes. */
export const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);
