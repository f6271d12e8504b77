import { Button, Heading, IconButton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import { isSameDay, periodOfDay } from '#domain/learning/timetable.ts'
import { CategoryLink } from '../../catalogue/category-link.tsx'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { formatDay, formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { LearningList } from './learning-list.tsx'
import { LearningRow } from './learning-row.tsx'
import { LiveMark } from './live-mark.tsx'
import { type LearningListActor, useLearningList } from './use-learning-list.ts'

/** 浏览记录: what was looked at, by day; a line, a day or all of it can be removed. */
export const BrowsingRecords = ({ place: { page } }: { place: CourseTablePlace }) => {
  const actor = useLearningList({ list: 'browsing', filter: 'all', page })
  const isSome = useSelector(actor, ({ context }) => (context.page?.total ?? 0) > 0)
  const now = useNow()
  return (
    <>
      <div className="learning-tools">
        <span />
        {isSome && (
          <ConfirmButton
            {...courseTableCopy.removeAllBrowsing}
            onConfirm={() =>
              actor.send({ type: 'learningList.remove', removal: { kind: 'all', list: 'browsing' } })
            }
          />
        )}
      </div>
      <LearningList
        actor={actor}
        name={courseTableCopy.tabs.browsing}
        addressOf={(number) => writeCourseTable({ tab: 'browsing', page: number })}
        empty={
          <EmptyState {...courseTableCopy.noBrowsing}>
            <Button asChild>
              <CategoryLink type={CONTENT_TYPE.resource}>{courseTableCopy.findResources}</CategoryLink>
            </Button>
          </EmptyState>
        }
      >
        {(entries) =>
          groupsOf(entries).map((group) => (
            <BrowsingDay key={group.day.getTime()} {...group} actor={actor} now={now} />
          ))
        }
      </LearningList>
    </>
  )
}

interface DayGroup {
  readonly day: Date
  readonly entries: readonly LearningEntry[]
}

/** The lines of a page by the day on which they were looked at. */
const groupsOf = (entries: readonly LearningEntry[]): readonly DayGroup[] => {
  const groups: { day: Date; entries: LearningEntry[] }[] = []
  for (const entry of entries) {
    const day = new Date(entry.updateTime)
    const last = groups.at(-1)
    if (last !== undefined && isSameDay(last.day, day)) last.entries.push(entry)
    else groups.push({ day, entries: [entry] })
  }
  return groups
}

const BrowsingDay = ({
  day,
  entries,
  actor,
  now,
}: DayGroup & { readonly actor: LearningListActor; readonly now: Date }) => {
  const name = formatDay(day, now)
  return (
    <section className="browsing-day" aria-label={name}>
      <div className="browsing-day__head">
        <Heading as="h2" size="3">
          {name}
        </Heading>
        <ConfirmButton
          {...courseTableCopy.removeDay}
          name={courseTableCopy.removeDay.name(name)}
          question={courseTableCopy.removeDay.question(name)}
          onConfirm={() =>
            actor.send({
              type: 'learningList.remove',
              removal: { kind: 'period', list: 'browsing', period: periodOfDay(day) },
            })
          }
        />
      </div>
      <ul className="learning-rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <LearningRow
              entry={entry}
              level={3}
              mark={<LiveMark content={entry.content} />}
              note={formatMoment(entry.updateTime, now)}
              actions={
                <IconButton
                  variant="ghost"
                  color="gray"
                  size="3"
                  aria-label={courseTableCopy.removeOne(entry.content.name)}
                  onClick={() =>
                    actor.send({
                      type: 'learningList.remove',
                      removal: { kind: 'one', list: 'browsing', entry },
                    })
                  }
                >
                  <Icon name="close" />
                </IconButton>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
