import { ContainerModule } from 'inversify'
import { ownerIn } from '#infrastructure/connection/owner.ts'
import { patientFetch } from '#infrastructure/http/patient-fetch.ts'
import { fetchFileContent } from '#infrastructure/preview/file-content.fetch.ts'
import { keptFileContent } from '#infrastructure/preview/file-content.kept.ts'
import { browserFileReaders } from '#infrastructure/preview/file-readers.browser.ts'
import { KEPT_STORE } from '../../connection/tokens.ts'
import { FILE_CONTENT_PORT, FILE_READERS } from '../../preview/tokens.ts'
import { SESSION_STORE } from '../../session/tokens.ts'
import { CALL_SIGNAL } from '../../tokens.ts'

/** Browser adapters for file previews. */
export const browserPreview = new ContainerModule(({ bind }) => {
  bind(FILE_CONTENT_PORT).toResolvedValue(
    (calls, store, session) =>
      keptFileContent(fetchFileContent(patientFetch((...request) => fetch(...request), calls)), {
        store,
        owner: ownerIn(session),
      }),
    [CALL_SIGNAL, KEPT_STORE, SESSION_STORE],
  )
  bind(FILE_READERS).toResolvedValue(browserFileReaders)
})
