import type { CallNews } from '#application/connection/call-news.ts'
import type { PaperFilePort } from '#application/paper/paper-file.port.ts'

/** What writes documents is fetched with the first one that is wanted. */
export const lazyPaperFile = (calls: { readonly tell: (news: CallNews) => void }): PaperFilePort => ({
  write: async (request, signal) => {
    const [{ docxPaperFile }, { fetchPictures }, { patientFetch }] = await Promise.all([
      import('./paper-file.docx.ts'),
      import('./picture-source.ts'),
      import('../http/patient-fetch.ts'),
    ])
    return docxPaperFile(fetchPictures(patientFetch(fetch, calls))).write(request, signal)
  },
})
