/**
 * One tab of a browser plays at a time: whoever plays holds the seat. Where a browser cannot know of its other tabs,
 * every tab has a seat of its own.
 */
export interface PlayerSeat {
  /** Sits down where the seat is free; false where another tab plays. `lost` is called once when another tab takes it over. */
  take(lost: () => void): Promise<boolean>
  /** Sits down whoever plays; that tab loses the seat. */
  takeOver(lost: () => void): Promise<void>
  /** Gets up; nothing where one does not sit. */
  leave(): void
}
