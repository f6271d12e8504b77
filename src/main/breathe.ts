/**
 * Lets the browser do what is waiting (paint, answer a touch) before the next piece of work. A message, not a timer:
 * timers of a tab in the background wait for a second.
 */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
