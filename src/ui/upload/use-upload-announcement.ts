import { useState } from 'react'
import type { UploadEntry } from '#domain/upload/upload-entry.ts'
import { restText } from './upload-text.ts'

/** The last upload that came to rest, in words; what rested before anybody looked is not said. */
export const useUploadAnnouncement = (entries: readonly UploadEntry[]): string => {
  const [said, setSaid] = useState('')
  const [seen, setSeen] = useState(entries)
  if (seen !== entries) {
    setSeen(entries)
    const news = entries.filter((entry) => {
      const before = seen.find(({ record }) => record.key === entry.record.key)
      return before !== undefined && before.status !== entry.status
    })
    const last = news.map(restText).findLast((text) => text !== '')
    if (last !== undefined) setSaid(last)
  }
  return said
}
