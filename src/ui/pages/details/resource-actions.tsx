import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { ResourceActor } from '#domain/catalogue/resource.machine.ts'
import type { UserAction } from '#domain/learning/user-action.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { useSignedInActors } from '../../actors-context.tsx'
import { useResourceLogic } from '../../bundle-logic.ts'
import { DownloadLink } from '../../catalogue/download-link.tsx'
import { ShareButton } from '../../catalogue/share-button.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { favouriteButtonCopy } from '../../copy/favourite-button-copy.ts'
import { resourceCopy } from '../../copy/resource-copy.ts'
import { FavouriteButton } from '../../favourite/favourite-button.tsx'
import { formatSize } from '../../format/size.ts'
import { Moderated } from '../../moderation/moderated.tsx'
import { PrintFileButton } from '../../preview/print-file-button.tsx'

interface ResourceActionsProps {
  readonly resource: ResourceActor
  readonly card: ContentCard
  readonly file: FileItem | undefined
  /** The file as it is shown; null while it is not. */
  readonly opened: OpenedFile | null
}

/** What can be done with a resource. Without a file there is nothing to download, keep or print. */
export const ResourceActions = ({ resource, card, file, opened }: ResourceActionsProps) => {
  const { userActions } = useSignedInActors()
  const { renewFile } = useResourceLogic()
  const keeping = useSelector(resource, (snapshot) => snapshot.matches({ ready: { copy: 'keeping' } }))
  const note = (kind: UserAction['kind']) =>
    userActions.send({
      type: 'userActions.note',
      action: { kind, content: { id: card.id, type: card.type } },
    })
  return (
    <div className="resource__actions">
      {file !== undefined && file.downloadUrl !== '' && (
        <Button asChild>
          <DownloadLink file={file} renew={renewFile(card.id)} onClick={() => note('download')}>
            <ExtendedIcon name="download" />
            {resourceCopy.download(formatSize(file.size))}
          </DownloadLink>
        </Button>
      )}
      <FavouriteButton content={card} look="words" />
      {file !== undefined && (
        <>
          <Button
            variant="soft"
            color="gray"
            aria-disabled={keeping}
            onClick={() => resource.send({ type: 'resource.keep', file })}
          >
            <ExtendedIcon name="save" />
            {keeping ? favouriteButtonCopy.file.keeping : favouriteButtonCopy.file.keep}
          </Button>
          <PrintFileButton file={file} opened={opened} onPrint={() => note('print')} />
        </>
      )}
      <ShareButton content={card} />
      <Moderated contentId={card.id} />
    </div>
  )
}
