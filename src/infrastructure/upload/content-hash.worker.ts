import { hashBlob } from './hash-blob.ts'

/** Looks through one file on a thread of its own. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void hashBlob(
    data,
    (share) => self.postMessage({ share }),
    () => false,
  ).then((hash) => self.postMessage({ hash }))
})
