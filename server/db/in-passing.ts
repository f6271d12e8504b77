import { unavailabilityOf } from './unavailable.ts'

/**
 * For writes that accompany a read: last seen, session activity. If the database accepts no writes, as on a full disk, the read succeeds all
 * the same; the next read writes them.
 */
export const inPassing = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (unavailabilityOf(error) === null) throw error
  }
}
