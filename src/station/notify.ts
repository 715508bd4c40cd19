/**
 * Calls a listener. When it throws, the other listeners are still called, and
 * the page gets the error as an uncaught one.
 */
export function notify<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
