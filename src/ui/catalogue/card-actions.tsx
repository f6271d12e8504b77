import './card-actions.css'
import { useSelector } from '@xstate/react'
import type { SignedInActors } from '#application/app-actors.ts'
import { type CardFileTask, isAsked } from '#domain/catalogue/card-files.machine.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { isReservable } from '#domain/live/reservation.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { CardButton } from '../components/card-button.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { partMissingCopy } from '../copy/part-missing-copy.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { lazyPart } from '../routing/missing-code.ts'

const ReserveButton = lazyPart(async () => (await import('../live/reserve-button.tsx')).ReserveButton)

const FILE_BUTTONS = [
  {
    kind: 'keep',
    icon: 'save',
    name: favouriteButtonCopy.file.keepNamed,
    hint: favouriteButtonCopy.file.keep,
    busy: favouriteButtonCopy.file.keeping,
  },
  {
    kind: 'download',
    icon: 'download',
    name: favouriteButtonCopy.file.downloadNamed,
    hint: favouriteButtonCopy.file.download,
    busy: favouriteButtonCopy.file.downloading,
  },
] as const

interface CardActionsProps {
  readonly content: ContentCard
}

/** What can be done with a content where its card stands: keep it, of a resource take the file, of an announced live lesson reserve it. Screens, content card. */
export const CardActions = ({ content }: CardActionsProps) => (
  <>
    {isReservable(content) && (
      <PartBoundary
        waiting={<span className="card-actions__reserve" />}
        missing={<ReloadButton label={partMissingCopy.reserve} />}
      >
        <ReserveButton content={content} />
      </PartBoundary>
    )}
    <FavouriteButton content={content} />
    {content.type === CONTENT_TYPE.resource && content.suffix !== '' && <FileButtons content={content} />}
  </>
)

/** The same at the end of a row. */
export const RowActions = ({ content }: CardActionsProps) => (
  <span className="card-actions__row">
    <CardActions content={content} />
  </span>
)

/** Shown disabled until their code has been fetched, as the star is. */
const FileButtons = ({ content }: CardActionsProps) => {
  const inside = useSignedInPartsIfLoaded()
  return FILE_BUTTONS.map(({ kind, icon, name, hint, busy }) => {
    const face = { icon, 'aria-label': name(content.name), className: 'card-actions__file' }
    return inside === null ? (
      <CardButton key={kind} {...face} hint={hint} disabled />
    ) : (
      <FileButton
        key={kind}
        task={{ kind, content }}
        face={face}
        hints={[hint, busy]}
        cardFiles={inside.actors.cardFiles}
      />
    )
  })
}

interface FileButtonProps {
  readonly task: CardFileTask
  readonly face: {
    readonly icon: 'save' | 'download'
    readonly 'aria-label': string
    readonly className: string
  }
  readonly hints: readonly [resting: string, busy: string]
  readonly cardFiles: SignedInActors['cardFiles']
}

const FileButton = ({ task, face, hints: [resting, busy], cardFiles }: FileButtonProps) => {
  const asked = useSelector(cardFiles, ({ context }) => isAsked(context.tasks, task))
  return (
    <CardButton
      {...face}
      hint={asked ? busy : resting}
      aria-disabled={asked}
      onClick={() => cardFiles.send({ type: 'cardFiles.ask', task })}
    />
  )
}
