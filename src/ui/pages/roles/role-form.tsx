import { Button, Checkbox, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { type RoleForm as Form, MAX_ROLE_MENUS, MAX_ROLE_NAME, type RoleFault } from '#domain/people/role.ts'
import type { RolesActor } from '#domain/people/roles.machine.ts'
import { warnedRoleFault } from '#domain/people/roles.machine.ts'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { rolesCopy as words } from '../../copy/roles-copy.ts'
import { LabelledField } from '../people/labelled-field.tsx'
import { givenBy } from '../people/role-gives.ts'
import { RoleMenu } from './role-menu.tsx'

const FLAGS = ['staysHome', 'schoolLibrary', 'paperComposition'] as const
const OF_NAME: readonly RoleFault[] = ['name', 'taken']
/** Those that a field tells itself. */
const OF_FIELDS: readonly RoleFault[] = [...OF_NAME, 'menuName']

/** What is typed of a role. */
export const RoleForm = ({ actor, form }: { readonly actor: RolesActor; readonly form: Form }) => {
  const failure = useSelector(actor, ({ context }) => context.failure)
  const items = useSelector(actor, ({ context }) => context.items)
  const fault = useSelector(actor, ({ context }) => warnedRoleFault(context))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const card = useRef<HTMLDivElement>(null)
  const ref = useTroubledFocus((refused) => actor.on('roles.refused', refused))
  const menus = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  useFocusFallback(form.menus.length, menus)
  const change = (fields: Partial<Form>) => actor.send({ type: 'roles.change', fields })
  const before = items.find(({ id }) => id === form.id)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'roles.save' })
  }
  return (
    <Section title={before === undefined ? words.newTitle : words.changeTitle(before.name)}>
      <div ref={card} tabIndex={-1}>
        <form ref={ref} className="person__form" onSubmit={save} aria-busy={isBusy} noValidate>
          {form.holders > 0 && (
            <Text as="p" size="2">
              {words.changeHint(form.holders)}
            </Text>
          )}
          <LabelledField
            label={words.name}
            value={form.name}
            maxLength={MAX_ROLE_NAME}
            readOnly={form.fixed}
            problem={fault !== null && OF_NAME.includes(fault) ? words.faults[fault] : ''}
            onChange={(name) => change({ name })}
          />
          {form.fixed && (
            <Text as="p" size="1" color="gray">
              {words.fixed}
            </Text>
          )}
          <fieldset className="person__field">
            <legend>{words.flags}</legend>
            {FLAGS.map((flag) => (
              <Text as="label" size="2" key={flag}>
                <span className="person__right">
                  <Checkbox checked={form[flag]} onCheckedChange={(is) => change({ [flag]: is === true })} />
                  {words[flag]}
                </span>
              </Text>
            ))}
          </fieldset>
          <div ref={menus} tabIndex={-1} role="group" aria-label={words.menus} className="role-menus">
            <Text as="p" size="2">
              {words.menus}
            </Text>
            <Text as="p" size="1" color="gray">
              {form.menus.length === 0 ? words.noMenus : words.menusHint}
            </Text>
            {[...form.menus.entries()].map(([at, menu]) => (
              <RoleMenu
                key={at}
                at={at + 1}
                menu={menu}
                fault={fault}
                onChange={(changed) =>
                  change({ menus: form.menus.map((other, place) => (place === at ? changed : other)) })
                }
                onRemove={() => change({ menus: form.menus.filter((_, place) => place !== at) })}
              />
            ))}
            {fault !== null && !OF_FIELDS.includes(fault) && (
              <Text as="p" size="2" color="red" role="alert" tabIndex={-1} data-invalid>
                {words.faults[fault]}
              </Text>
            )}
            {form.menus.length < MAX_ROLE_MENUS && (
              <div>
                <Button
                  type="button"
                  variant="soft"
                  color="gray"
                  onClick={() => change({ menus: [...form.menus, { name: '', items: [] }] })}
                >
                  {words.addMenu}
                </Button>
              </div>
            )}
          </div>
          <div role="group" aria-label={words.preview}>
            <Text as="p" size="2" mb="2">
              {words.preview}
            </Text>
            <ul className="person__gives">
              {givenBy(form).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          {failure !== null && (
            <Text as="p" size="2" color="red" role="alert">
              {notDoneText(words.notDone, failure)}
            </Text>
          )}
          <div className="person__line">
            <Button type="submit" aria-disabled={isBusy}>
              {words.save}
            </Button>
            <Button
              type="button"
              variant="soft"
              color="gray"
              aria-disabled={isBusy}
              onClick={() => actor.send({ type: 'roles.cancel' })}
            >
              {words.leave}
            </Button>
          </div>
        </form>
      </div>
    </Section>
  )
}
