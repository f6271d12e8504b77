import '../people/person.css'
import '../words/words.css'
import './cloud-menus.css'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { type CloudMenuConsole, MAX_CLOUD_MENUS } from '#domain/frame/cloud-menu.ts'
import type { CloudMenusActor } from '#domain/frame/cloud-menus.machine.ts'
import { useActors } from '../../actors-context.tsx'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { cloudMenusCopy as words } from '../../copy/cloud-menus-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { useDragPlaces } from '../../manage/use-drag-places.ts'
import { cloudMenusAddress, cloudMenusSchoolOf } from '../../routing/frame-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { CloudMenuForm } from './cloud-menu-form.tsx'
import { CloudMenuPreview } from './cloud-menu-preview.tsx'
import { CloudMenuRow } from './cloud-menu-row.tsx'

/** 云学校栏目: the menu of a school's cloud space. Screens `/manage/cloud-school`. */
export const CloudMenusPage = () => {
  const [asked] = useSearchParams()
  const organisationId = cloudMenusSchoolOf(asked)
  const userId = useSelector(useActors().session, selectUser)?.id ?? 0
  const actor = useActorRef(useOfficeLogic().cloudMenus, { input: { userId, organisationId } })
  useWhenChanged(String(organisationId), () => actor.send({ type: 'cloudMenus.show', organisationId }))
  const { shown, form, leaving, failure, done } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${form === null} ${leaving?.id} ${isBusy}`, content)
  return (
    <>
      <PageHeader title={innerTitles.cloudMenus} />
      <ManageTabs />
      {hasFailed && failure?.kind === 'forbidden' ? (
        <Refused {...words.forbidden} />
      ) : (
        <div ref={content} tabIndex={-1} className="person">
          <Text as="p" size="2" color="gray">
            {words.hint}
          </Text>
          <StatusLine>{!isBusy && done !== null ? words.done[done] : ''}</StatusLine>
          {hasFailed ? (
            <ErrorState
              message={words.failed}
              reason={failureText(failure)}
              onRetry={() => actor.send({ type: 'cloudMenus.reread' })}
            />
          ) : shown === null ? (
            <div role="status" aria-label={words.loading}>
              <Skeleton height="240px" />
            </div>
          ) : form === null ? (
            <List actor={actor} shown={shown} isBusy={isBusy} />
          ) : (
            <CloudMenuForm key={`${form.id}`} actor={actor} shown={shown} form={form} />
          )}
        </div>
      )}
    </>
  )
}

interface ListProps {
  readonly actor: CloudMenusActor
  readonly shown: CloudMenuConsole
  readonly isBusy: boolean
}

const List = ({ actor, shown, isBusy }: ListProps) => {
  const { schools, menus, organisationId } = shown
  const navigate = useNavigate()
  const { leaving, failure } = useSelector(actor, ({ context }) => context)
  const place = (id: number, at: number) => actor.send({ type: 'cloudMenus.place', id, at })
  const drag = useDragPlaces(place)
  return (
    <>
      {schools.length > 1 && (
        <NativeSelect
          label={words.school}
          value={organisationId}
          options={schools.map(({ id, name }) => ({ value: id, name }))}
          onChoose={(id) => void navigate(cloudMenusAddress(id))}
        />
      )}
      {failure !== null && (
        <div className="person__line">
          <Text as="p" size="2" color="red" role="alert">
            {notDoneText(words.notDone, failure)}
          </Text>
          <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'cloudMenus.reread' })}>
            {words.retry}
          </Button>
        </div>
      )}
      <Section title={schools.find(({ id }) => id === organisationId)?.name ?? words.list}>
        <CloudMenuPreview shown={shown} form={null} />
        {menus.length === 0 && (
          <Text as="p" size="2" color="gray" mb="3">
            {words.none}
          </Text>
        )}
        <ol className="word-rows" aria-label={words.list} aria-busy={isBusy}>
          {menus.map((menu, index) => (
            <li
              key={menu.id}
              className="word-row"
              {...drag(menu.id, index, menu.name, leaving?.id !== menu.id)}
            >
              <CloudMenuRow
                actor={actor}
                menu={menu}
                others={menus.filter(({ id }) => id !== menu.id)}
                isFirst={index === 0}
                isLast={index === menus.length - 1}
                leaving={leaving?.id === menu.id ? leaving : null}
                onStep={(by) => place(menu.id, index + by)}
              />
            </li>
          ))}
        </ol>
        {menus.length < MAX_CLOUD_MENUS ? (
          <div>
            <Button data-opens="new" onClick={() => actor.send({ type: 'cloudMenus.begin' })}>
              {words.add}
            </Button>
          </div>
        ) : (
          <Text as="p" size="2" color="gray">
            {words.full}
          </Text>
        )}
      </Section>
    </>
  )
}
