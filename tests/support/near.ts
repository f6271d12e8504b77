type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void

const asked = new Set<Tell>()
const place = { isNear: true }

/** A document without a layout has nothing far away: whoever asks whether something has come near is told at once. */
class LayoutlessObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: Tell
  constructor(tell: Tell) {
    this.#tell = tell
  }
  observe(): void {
    asked.add(this.#tell)
    this.#tell([{ isIntersecting: place.isNear }])
  }
  disconnect(): void {
    asked.delete(this.#tell)
  }
}

Object.assign(globalThis, { IntersectionObserver: LayoutlessObserver })

/** All that is asked about is far from now on; answers what brings it near, for the end of the test too. */
export const allIsFar = (): (() => void) => {
  place.isNear = false
  return () => {
    place.isNear = true
    for (const tell of asked) tell([{ isIntersecting: true }])
  }
}
