import '../people/person.css'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ALL_SCHOOLS, type SchoolsQuery } from '#domain/people/school.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { KeywordForm } from '../../components/keyword-form.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { peopleCopy } from '../../copy/people-copy.ts'
import { schoolsCopy as words } from '../../copy/schools-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { schoolsAddress, schoolsQueryOf } from '../../routing/people-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { MergeQuestion } from './merge-question.tsx'
import { NewSchool } from './new-school.tsx'
import { SchoolRow } from './school-row.tsx'

/** 学校管理: the schools that one administers. Screens `/manage/schools`. */
export const SchoolsPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const wanted = schoolsQueryOf(asked)
  const actor = useActorRef(useOfficeLogic().schools, { input: wanted })
  useWhenChanged(schoolsAddress(wanted), () => actor.send({ type: 'schools.show', query: wanted }))
  const { page, failure, platform, done, merge, targets } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const [opened, setOpened] = useState<{
    readonly id: number
    readonly form: 'rename' | 'quota' | 'merge'
  } | null>(null)
  useWhenChanged(done ?? '', () => {
    if (done === 'rename' || done === 'quota') setOpened(null)
  })
  // Until it is known what would move, what was chosen stands.
  useWhenChanged(merge === null ? '' : `${merge.id} ${merge.into}`, () => {
    if (merge !== null) setOpened(null)
  })
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${done} ${opened?.id} ${merge?.id} ${isBusy}`, content)
  const show = (next: Partial<SchoolsQuery>) => void navigate(schoolsAddress({ ...wanted, page: 1, ...next }))
  const nameOf = (id: number) => [...page.items, ...targets].find((school) => school.id === id)?.name ?? ''
  const isNarrow = wanted.keyword !== ALL_SCHOOLS.keyword
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.schools} />
        <ManageTabs />
        <Refused {...peopleCopy.forbidden} />
      </>
    )
  return (
    <>
      <PageHeader title={innerTitles.schools} />
      <ManageTabs />
      <div ref={content} tabIndex={-1} className="person">
        <div className="worked-list__choices">
          <KeywordForm
            key={wanted.keyword}
            keyword={wanted.keyword}
            label={words.search}
            find={words.find}
            clear={words.clear}
            clearTo={schoolsAddress(ALL_SCHOOLS)}
            onFind={(keyword) => show({ keyword })}
          />
        </div>
        <StatusLine>
          {done !== null && !isBusy
            ? words.done[done]
            : !isBusy && page.total > 0
              ? words.count(page.total)
              : ''}
        </StatusLine>
        {merge !== null && <MergeQuestion actor={actor} merge={merge} names={nameOf} />}
        <div>
          <WorkedList
            words={{ ...words, none: isNarrow ? words.noneFound : words.none }}
            page={page}
            failure={failure}
            stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
            isBusy={isBusy}
            onReread={() => actor.send({ type: 'schools.reread' })}
            onTurn={(index) => show({ page: index })}
            renderRow={(school) => (
              <SchoolRow
                key={`${school.id} ${school.name}`}
                actor={actor}
                school={school}
                platform={platform}
                targets={targets}
                form={opened?.id === school.id ? opened.form : null}
                onOpen={(form) => setOpened(form === null ? null : { id: school.id, form })}
              />
            )}
          />
        </div>
        {platform && <NewSchool actor={actor} />}
      </div>
    </>
  )
}
