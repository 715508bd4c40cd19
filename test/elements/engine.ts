/** WebKitGTK, which the runner drives by WebDriver: it sets no viewport, and rounds the boxes of lines. */
export const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);
