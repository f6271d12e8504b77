import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { DownloadedFile } from '#domain/catalogue/file-item.ts'
import { useSignedInActors } from '../actors-context.tsx'

/** Downloads a file that a page names, by an address that holds; `renew` asks for one once the page's own is over. */
export const useSaveFile = () => {
  const { cardFiles } = useSignedInActors()
  return ({ id, name, downloadUrl }: DownloadedFile, renew: RenewFile | null): void =>
    cardFiles.send({
      type: 'cardFiles.ask',
      task: { kind: 'save', content: { id, name, downloadUrl }, renew },
    })
}
