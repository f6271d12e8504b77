import { findFileToSave } from '#application/catalogue/save-file.ts'
import { fetchFileAddress } from '#infrastructure/catalogue/file-address.fetch.ts'

/** Finds files by addresses that this browser can ask. */
export const findBrowserFile = findFileToSave(
  fetchFileAddress((...asked) => fetch(...asked), location.origin),
)
