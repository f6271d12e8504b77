import '../people/person.css'
import './roles.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { type RoleForm as Form, NEW_ITEM, NEW_ROLE } from '#domain/people/role.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { rolesCopy as words } from '../../copy/roles-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { RoleForm } from './role-form.tsx'
import { RoleRow } from './role-row.tsx'

const isRole = shapedAs<Form>({ ...NEW_ROLE, menus: [{ name: '', items: [NEW_ITEM] }] })

/** 角色管理: what people see is made of roles. Screens `/manage/roles`. */
export const RolesPage = () => {
  const draft = useFormDraft('role', isRole)
  const actor = useActorRef(useOfficeLogic().roles, { input: draft })
  const { items, form, leaving, failure, done } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isOpening = useSelector(actor, (it) => it.matches('opening'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  useKept(draft, form)
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${form === null} ${leaving?.id} ${isBusy}`, content)
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.roles} />
        <ManageTabs />
        <Refused {...words.forbidden} />
      </>
    )
  const told = isBusy
    ? ''
    : done !== null
      ? words.done[done]
      : items.length > 0
        ? words.count(items.length)
        : ''
  return (
    <>
      <PageHeader title={innerTitles.roles} />
      <ManageTabs />
      <div ref={content} tabIndex={-1} className="person">
        <Text as="p" size="2" color="gray">
          {words.hint}
        </Text>
        <StatusLine>{told}</StatusLine>
        {form !== null && !hasFailed ? (
          <RoleForm key={form.id} actor={actor} form={form} />
        ) : (
          <>
            {!hasFailed && (
              <div>
                <Button
                  data-opens="new"
                  disabled={isOpening}
                  onClick={() => actor.send({ type: 'roles.begin' })}
                >
                  {words.add}
                </Button>
              </div>
            )}
            <WorkedList
              words={words}
              page={{ index: 1, size: Math.max(1, items.length), total: items.length, items }}
              failure={failure}
              stage={hasFailed ? 'failed' : isOpening ? 'arriving' : 'shown'}
              isBusy={isBusy}
              onReread={() => actor.send({ type: 'roles.reread' })}
              onTurn={() => {}}
              renderRow={(role) => (
                <RoleRow key={role.id} actor={actor} role={role} roles={items} leaving={leaving} />
              )}
            />
          </>
        )}
      </div>
    </>
  )
}
