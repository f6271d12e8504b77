/** A page does not wait longer for what the database adds to it. */
const PATIENCE_MS = 250

/** What was asked for; null where it comes too late. */
export const inTime = async <T>(answer: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
