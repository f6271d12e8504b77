import { useSelector } from '@xstate/react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import {
  EVERYBODY,
  type Managed,
  PEOPLE_LISTED,
  PEOPLE_SHOWN,
  type PeopleQuery,
  type PeopleShown,
} from '#domain/people/person.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { KeywordForm } from '../../components/keyword-form.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { peopleCopy as words } from '../../copy/people-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { NEW_PERSON_ADDRESS, peopleAddress, peopleQueryOf } from '../../routing/people-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { PersonRow } from './person-row.tsx'

/** 人员管理: the people of the schools that one administers. Screens `/manage/people`. */
export const PeoplePage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const wanted = peopleQueryOf(asked)
  const actor = useActorRef(useOfficeLogic().people, { input: wanted })
  useWhenChanged(peopleAddress(wanted), () => actor.send({ type: 'people.show', query: wanted }))
  const { query, managed, page, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const latest = useLatestSearch()
  const show = (next: Partial<PeopleQuery>) =>
    void navigate(peopleAddress({ ...peopleQueryOf(latest()), page: 1, ...next }))
  const isNarrow = peopleAddress({ ...query, page: 1 }) !== peopleAddress(EVERYBODY)
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.people} />
        <ManageTabs />
        <Refused {...words.forbidden} />
      </>
    )
  return (
    <>
      <PageHeader title={innerTitles.people}>
        {managed !== null && <Link to={NEW_PERSON_ADDRESS}>{innerTitles.newPerson}</Link>}
      </PageHeader>
      <ManageTabs />
      <Narrowing query={wanted} managed={managed} onChoose={show} />
      <StatusLine mb="3">
        {!isBusy && !hasFailed && page.total > 0 ? words.count(page.total, PEOPLE_LISTED) : ''}
      </StatusLine>
      <WorkedList
        words={{ ...words, none: isNarrow ? words.noneFound : words.none }}
        page={{ ...page, total: Math.min(page.total, PEOPLE_LISTED) }}
        failure={failure}
        stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'people.reread' })}
        onTurn={(index) => show({ page: index })}
        renderRow={(person) => <PersonRow key={person.id} person={person} />}
      />
    </>
  )
}

interface NarrowingProps {
  readonly query: PeopleQuery
  readonly managed: Managed | null
  readonly onChoose: (next: Partial<PeopleQuery>) => void
}

const Narrowing = ({ query, managed, onChoose }: NarrowingProps) => {
  const schools = managed?.schools ?? []
  return (
    <div className="worked-list__choices">
      <KeywordForm
        key={query.keyword}
        keyword={query.keyword}
        label={words.search}
        find={words.find}
        clear={words.clear}
        clearTo={peopleAddress({ ...query, keyword: '', page: 1 })}
        onFind={(keyword) => onChoose({ keyword })}
      />
      <NativeSelect<PeopleShown>
        label={words.narrowTo}
        value={query.shown}
        options={PEOPLE_SHOWN.map((value) => ({ value, name: words.shown[value] }))}
        onChoose={(shown) => onChoose({ shown })}
      />
      {schools.length > 1 && (
        <NativeSelect
          label={words.school}
          value={query.organisationId}
          options={[
            { value: 0, name: words.allSchools },
            ...schools.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={(organisationId) => onChoose({ organisationId })}
        />
      )}
    </div>
  )
}
