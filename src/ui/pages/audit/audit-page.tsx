import './audit.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AUDITED_FEATURES, type AuditQuery, WHOLE_LOG } from '#domain/people/audit-log.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { KeywordForm } from '../../components/keyword-form.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { auditCopy as words } from '../../copy/audit-copy.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { formatStart } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { auditAddress, auditQueryOf } from '../../routing/audit-codec.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'

/** 操作记录: what was done in the schools that one administers. Screens `/manage/audit`. */
export const AuditPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const wanted = auditQueryOf(asked)
  const actor = useOpenedActor(useOfficeLogic().openAuditLog, wanted)
  useWhenChanged(auditAddress(wanted), () => actor.send({ type: 'audit.show', query: wanted }))
  const { page, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isExporting = useSelector(actor, (it) => it.matches('exporting'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const now = useNow()
  const latest = useLatestSearch()
  const show = (next: Partial<AuditQuery>) =>
    void navigate(auditAddress({ ...auditQueryOf(latest()), page: 1, ...next }))
  const isNarrow = auditAddress({ ...wanted, page: 1 }) !== auditAddress(WHOLE_LOG)
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.audit} />
        <ManageTabs />
        <Refused {...words.forbidden} />
      </>
    )
  return (
    <>
      <PageHeader title={innerTitles.audit}>
        <Button
          variant="soft"
          color="gray"
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'audit.export' })}
        >
          {isExporting ? words.exporting : words.export}
        </Button>
      </PageHeader>
      <ManageTabs />
      <Narrowing
        query={wanted}
        thingName={page.items.find(({ thing }) => thing === wanted.thing)?.thingName ?? ''}
        onChoose={show}
      />
      <StatusLine mb="3">{!isBusy && !hasFailed && page.total > 0 ? words.count(page.total) : ''}</StatusLine>
      <WorkedList
        isReadOnly
        words={{ ...words, none: isNarrow ? words.noneFound : words.none }}
        page={page}
        failure={failure}
        stage={hasFailed ? 'failed' : isBusy && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'audit.reread' })}
        onTurn={(index) => show({ page: index })}
        renderRow={(line) => (
          <li key={line.id} className="worked-list__row">
            <div className="worked-list__words">
              <p className="worked-list__line">
                <Text size="2" weight="medium">
                  {words.actOf(line.act)}
                </Text>
                <Link
                  to={auditAddress({ ...WHOLE_LOG, thing: line.thing })}
                  aria-label={words.only(words.thingOf(line.thing, line.thingName))}
                >
                  {words.thingOf(line.thing, line.thingName)}
                </Link>
              </p>
              <Text as="p" size="2" color="gray">
                {words.facts(line.userName || words.nobody, formatStart(line.time, now), line.schoolName)}
              </Text>
              {line.detail !== '' && (
                <Text as="p" size="2" className="audit__detail">
                  {words.detailOf(line.act, line.detail)}
                </Text>
              )}
            </div>
          </li>
        )}
      />
    </>
  )
}

interface NarrowingProps {
  readonly query: AuditQuery
  /** Of the one thing that it is narrowed to. */
  readonly thingName: string
  readonly onChoose: (next: Partial<AuditQuery>) => void
}

const Narrowing = ({ query, thingName, onChoose }: NarrowingProps) => (
  <div className="worked-list__choices">
    <KeywordForm
      key={query.who}
      keyword={query.who}
      label={words.search}
      find={words.find}
      clear={words.clear}
      clearTo={auditAddress({ ...query, who: '', page: 1 })}
      onFind={(who) => onChoose({ who })}
    />
    <NativeSelect<string>
      label={words.narrowTo}
      value={query.act}
      options={[
        { value: '', name: words.anyAct },
        ...AUDITED_FEATURES.map((value) => ({ value, name: words.features[value] })),
      ]}
      onChoose={(act) => onChoose({ act })}
    />
    <Day label={words.from} value={query.from} onChoose={(from) => onChoose({ from })} />
    <Day label={words.to} value={query.to} onChoose={(to) => onChoose({ to })} />
    {query.thing !== '' && (
      <Link to={auditAddress({ ...query, thing: '', page: 1 })}>
        {words.only(words.thingOf(query.thing, thingName))}，{words.all}
      </Link>
    )}
  </div>
)

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onChoose: (day: string) => void
}

/** Before it a year is still being typed: browsers tell of every figure of it. */
const FIRST_DAY = '1000-01-01'

/** A day of the address, told once its year is whole; until then what is typed stays, for a field that is set anew begins again. */
const Day = ({ label, value, onChoose }: DayProps) => {
  const [typed, setTyped] = useState({ over: value, day: value })
  const write = (day: string) => {
    setTyped({ over: value, day })
    if (day === '' || day >= FIRST_DAY) onChoose(day)
  }
  return (
    <label className="audit__day">
      {label}
      <input
        type="date"
        value={typed.over === value ? typed.day : value}
        onChange={({ target }) => write(target.value)}
      />
    </label>
  )
}
