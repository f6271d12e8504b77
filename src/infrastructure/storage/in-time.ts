/** Longest wait for the browser's database: it must not block anything a user waits for. */
const PATIENCE_MS = 2000

/** The result of `work` within two seconds, else that of `late`. */
export const inTime = async <T, Late>(work: Promise<T>, late: () => Late): Promise<T | Late> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  try {
    return await Promise.race([work, patience.then(late)])
  } finally {
    clearTimeout(timer)
  }
}

/** A database that opens within two seconds; rejects otherwise. One that comes later is closed: it could not be deleted at a log-out. */
export const openedInTime = <Database extends { close(): void }>(
  opening: Promise<Database>,
): Promise<Database> =>
  inTime(opening, (): never => {
    void opening.then(
      (database) => database.close(),
      () => undefined,
    )
    throw new DOMException('the database did not open in time', 'TimeoutError')
  })
