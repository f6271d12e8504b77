import { unavailabilityOf } from './unavailable.ts'

/**
 * For what a read writes besides: that somebody is there, that their session goes on. A database that takes no writes, as on a full disk,
 * keeps nobody from reading for it; the next read writes it.
 */
export const inPassing = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (unavailabilityOf(error) === null) throw error
  }
}
