/** Calls a listener. If it throws, the error is reported as uncaught and the other listeners are still called. */
export function notify<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
