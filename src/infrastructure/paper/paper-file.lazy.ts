import type { PaperFilePort } from '#application/paper/paper-file.port.ts'

/** What writes documents is fetched with the first one that is wanted. */
export const lazyPaperFile: PaperFilePort = {
  write: async (request, signal) => {
    const [{ docxPaperFile }, { fetchedPictures }] = await Promise.all([
      import('./paper-file.docx.ts'),
      import('./picture-source.ts'),
    ])
    return docxPaperFile(fetchedPictures).write(request, signal)
  },
}
