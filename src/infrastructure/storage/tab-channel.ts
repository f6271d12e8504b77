/** A channel between the tabs of this browser; undefined where it knows or allows none: merely naming it throws there. */
export const openTabChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
