import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { RenewFile } from '#domain/catalogue/card-files.machine.ts'
import type { DownloadedFile } from '#domain/catalogue/file-item.ts'
import { useSaveFile } from './use-save-file.ts'

interface DownloadLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'download'> {
  readonly file: DownloadedFile
  /** Asks for the file anew where its address is over; null where the page cannot. */
  readonly renew: RenewFile | null
}

/**
 * A link to a file, to be copied and dragged like any other. Whichever key or button presses it, the file is downloaded by an address
 * that holds, or the screen says why not: an address lasts some hours, and a page may be open for longer (docs/decisions/0051).
 */
export const DownloadLink = ({ file, renew, onClick, children, ...link }: DownloadLinkProps) => {
  const saveFile = useSaveFile()
  const save = (event: MouseEvent) => {
    event.preventDefault()
    saveFile(file, renew)
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the file.
    <a
      {...link}
      href={file.downloadUrl}
      download={file.name}
      onClick={(event) => {
        onClick?.(event)
        save(event)
      }}
      onAuxClick={(event) => event.button === 1 && save(event)}
    >
      {children}
    </a>
  )
}
