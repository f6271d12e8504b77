/**
 * Ends the current task, so that the browser can paint and handle input before the next. Uses a message,
 * because timers are throttled to one per second in background tabs.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
