import { findFileToSave } from '#application/catalogue/save-file.ts'
import type { CallNews } from '#application/connection/call-news.ts'
import type { Signal } from '#application/kernel/signal.ts'
import { fetchFileAddress } from '#infrastructure/catalogue/file-address.fetch.ts'
import { patientFetch } from '#infrastructure/http/patient-fetch.ts'

/** Finds files to save, checking their addresses with fetch. */
export const findBrowserFile = (calls: Pick<Signal<CallNews>, 'tell'>) =>
  findFileToSave(
    fetchFileAddress(
      patientFetch((...asked) => fetch(...asked), calls),
      location.origin,
    ),
  )
