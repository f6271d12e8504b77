import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { CourseActor, LessonRoom } from '#application/playback/lesson-room.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { LateDialog } from '../../components/late-dialog.tsx'
import { partAhead } from '../../components/part-ahead.tsx'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { PartMissing } from '../../components/part-missing.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { useMedia } from '../../components/use-media.ts'
import { failureText } from '../../copy/failure-text.ts'
import { playCopy } from '../../copy/play-copy.ts'
import { PLAY_TABS, type PlayPlace, type PlayTab, playViewAddress } from '../../routing/play-address.ts'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'
import { LessonContents } from './lesson-contents.tsx'

const panel = partAhead(async () => (await import('./room-panel.tsx')).RoomPanel)
const PlaySheet = lazyWithOverlays(async () => {
  void panel.fetch()
  return (await import('./play-sheet.tsx')).PlaySheet
})

export interface PlaySideProps {
  readonly course: CourseActor
  readonly place: PlayPlace
  /** Null while no film can be played. */
  readonly room: LessonRoom | null
  readonly film: Lesson | null
  /** It is on its way. */
  readonly coming?: boolean
}

/** 目录, 笔记, 题目: beside the film, or in a sheet where there is no room. Which is open stands in the address. */
export const PlaySide = (props: PlaySideProps) => {
  const narrow = useMedia('(max-width: 767px)')
  return narrow ? <Sheets {...props} /> : <Side {...props} />
}

const Side = (props: PlaySideProps) => {
  const { place, room } = props
  const drawn = useSelector(room?.playback, (snapshot) => snapshot?.context.drawn === true)
  useEffect(() => {
    if (drawn) void panel.fetch()
  }, [drawn])
  return (
    <aside className="play-side" aria-label={playCopy.tabList}>
      <TabLinks
        name={playCopy.tabList}
        keepScroll
        tabs={PLAY_TABS.map((tab) => ({
          name: playCopy.tabs[tab],
          address: playViewAddress({ ...place, tab }),
          active: tab === place.tab,
        }))}
      />
      <div className="play-side__panel">
        <Panel {...props} tab={place.tab} />
      </div>
    </aside>
  )
}

/** On a phone the film stays in sight above what is read. */
const Sheets = (props: PlaySideProps) => {
  const { room } = props
  const [open, setOpen] = useState<PlayTab | null>(null)
  // The question is shown where the sheet is: the sheet closes.
  useEffect(() => {
    const asked = room?.questionStop.on('questionStop.stop', () => setOpen(null))
    return () => asked?.unsubscribe()
  }, [room])
  return (
    <div className="play-side__buttons">
      {PLAY_TABS.map((tab) => (
        <LateDialog
          key={tab}
          open={open === tab}
          onOpenChange={(shown) => {
            if (shown) window.scrollTo({ top: 0 })
            setOpen(shown ? tab : null)
          }}
          renderButton={(opener) => (
            <Button {...opener} size="3" variant="soft" color="gray">
              {playCopy.tabs[tab]}
            </Button>
          )}
        >
          {(dialog) => (
            <PlaySheet {...dialog} name={playCopy.tabs[tab]}>
              <Panel {...props} tab={tab} />
            </PlaySheet>
          )}
        </LateDialog>
      ))}
    </div>
  )
}

const Panel = ({
  course,
  place,
  room,
  film,
  coming = false,
  tab,
}: PlaySideProps & { readonly tab: PlayTab }) => {
  if (tab === 'contents') return <Contents course={course} place={place} />
  if (coming) return <Skeleton height="160px" />
  if (room === null || film === null)
    return (
      <Text as="p" size="2" color="gray">
        {playCopy.unplayed}
      </Text>
    )
  return (
    <PartBoundary waiting={<Skeleton height="160px" />} missing={<PartMissing />}>
      <panel.Part tab={tab} room={room} film={film} />
    </PartBoundary>
  )
}

/** 目录 alone, beside what has no notes and no questions of its own. */
export const SideContents = (props: Pick<PlaySideProps, 'course' | 'place'>) => (
  <aside className="play-side" aria-label={playCopy.tabs.contents}>
    <div className="play-side__panel">
      <Contents {...props} />
    </div>
  </aside>
)

const Contents = ({ course, place }: Pick<PlaySideProps, 'course' | 'place'>) => {
  const detail = useSelector(course, ({ context }) => context.detail)
  const failure = useSelector(course, ({ context }) => context.failure)
  const settled = useSelector(course, (snapshot) => !snapshot.hasTag('busy'))
  if (detail !== null) return <LessonContents course={detail} sectionId={place.sectionId} tab={place.tab} />
  if (settled)
    return (
      <ErrorState
        message={playCopy.courseFailed}
        reason={failureText(failure)}
        onRetry={() => course.send({ type: 'course.retry' })}
      />
    )
  return <Skeleton height="240px" />
}
