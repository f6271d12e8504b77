/** What has to be sent before a log-out wipes it (R-session-6): a feature that holds some registers here how it is sent. */
export interface UnsentWork {
  /** `send` resolves when all is sent, or cannot be; it never rejects. */
  hold(send: () => Promise<unknown>): void
  send(): Promise<unknown>
}

export const makeUnsentWork = (): UnsentWork => {
  const held: (() => Promise<unknown>)[] = []
  return { hold: (send) => held.push(send), send: () => Promise.all(held.map((send) => send())) }
}
