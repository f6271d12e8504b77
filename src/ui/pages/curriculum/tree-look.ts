/** What of a tree is unfolded, chosen and held. */
export interface TreeLook {
  readonly isOpen: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly unfold: (id: number) => void
  /** 0 for none. */
  readonly chosen: number
  readonly choose: (id: number) => void
  /** The node that is being dragged, 0 for none. */
  readonly dragged: number
  readonly drag: (id: number) => void
}
