/** What browsers say where a script or stylesheet of a part could not be fetched: Chromium, Firefox, Safari, and Vite for stylesheets. */
const WORDS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script.*MIME type/i

/** Whether something failed because its code could not be had: the network is away, or a newer build took its place. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message)

const PAUSE_MS = 1000

/** The code of a part; asked for again once, since a line that is bad for a moment is the usual cause. */
export const fetchCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (!isMissingCode(error)) throw error
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    return load()
  }
}
