import { Button, TextField } from '@radix-ui/themes'
import { useRef } from 'react'
import { moved } from '#domain/kernel/moved.ts'
import {
  CLOUD_PAGES,
  codeOf,
  MAX_PARAMETER,
  MAX_ROLE_ITEMS,
  MAX_ROLE_NAME,
  NEW_ITEM,
  type RoleFault,
  type RoleItemForm,
  type RoleMenuForm,
} from '#domain/people/role.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { rolesCopy as words } from '../../copy/roles-copy.ts'
import { LabelledField } from '../people/labelled-field.tsx'

interface RoleMenuProps {
  /** From 1. */
  readonly at: number
  readonly menu: RoleMenuForm
  /** What the role was refused for; null for nothing. */
  readonly fault: RoleFault | null
  readonly onChange: (menu: RoleMenuForm) => void
  readonly onRemove: () => void
}

const OWN = 'own'

/** The page that a Parameter leads to, where it is one that is there without more ado. */
const pageOf = (parameter: string) => CLOUD_PAGES.find((page) => codeOf(parameter) === page) ?? OWN

/** The Parameter with another page; what else it says stays. */
const leadingTo = (parameter: string, page: string): string => {
  const said = new URLSearchParams(parameter)
  said.set('code', page === OWN ? '' : page)
  return said.toString()
}

/** A menu of a role with its entries. */
export const RoleMenu = ({ at, menu, fault, onChange, onRemove }: RoleMenuProps) => {
  const { items } = menu
  const list = useRef<HTMLFieldSetElement>(null)
  useFocusFallback(items.length, list)
  const change = (place: number, fields: Partial<RoleItemForm>) =>
    onChange({
      ...menu,
      items: items.map((item, index) => (index === place ? { ...item, ...fields } : item)),
    })
  const move = (place: number, by: -1 | 1) => onChange({ ...menu, items: moved(items, place, by) })
  return (
    <fieldset ref={list} tabIndex={-1} className="role-menu">
      <legend>{words.menu(at)}</legend>
      <div className="role-menu__head">
        <LabelledField
          label={words.menuName}
          value={menu.name}
          maxLength={MAX_ROLE_NAME}
          problem={fault === 'menuName' && menu.name.trim() === '' ? words.faults.menuName : ''}
          onChange={(name) => onChange({ ...menu, name })}
        />
        <Button
          type="button"
          variant="soft"
          color="gray"
          aria-label={words.removeMenuOf(at)}
          onClick={onRemove}
        >
          {words.removeMenu}
        </Button>
      </div>
      <ol className="role-menu__items">
        {[...items.entries()].map(([place, item]) => (
          <li key={place} className="role-menu__item">
            <TextField.Root
              aria-label={words.itemNameOf(at, place + 1)}
              placeholder={words.itemName}
              aria-invalid={fault === 'itemName' && item.name.trim() === ''}
              value={item.name}
              maxLength={MAX_ROLE_NAME}
              autoComplete="off"
              onChange={({ target }) => change(place, { name: target.value })}
            />
            <NativeSelect
              label={words.pageOf(at, place + 1)}
              value={pageOf(item.parameter)}
              options={[
                { value: OWN, name: words.ownPage },
                ...CLOUD_PAGES.map((page) => ({ value: page, name: words.pages[page] })),
              ]}
              onChoose={(page) => change(place, { parameter: leadingTo(item.parameter, page) })}
            />
            <TextField.Root
              aria-label={words.parameterOf(at, place + 1)}
              placeholder={words.parameter}
              aria-invalid={fault === 'parameter' && codeOf(item.parameter) === ''}
              value={item.parameter}
              maxLength={MAX_PARAMETER}
              autoComplete="off"
              onChange={({ target }) => change(place, { parameter: target.value })}
            />
            <span className="person__line">
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                aria-label={words.upOf(at, place + 1)}
                aria-disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                {words.up}
              </Button>
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                aria-label={words.downOf(at, place + 1)}
                aria-disabled={place === items.length - 1}
                onClick={() => move(place, 1)}
              >
                {words.down}
              </Button>
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                aria-label={words.removeItemOf(at, place + 1)}
                onClick={() => onChange({ ...menu, items: items.filter((_, index) => index !== place) })}
              >
                {words.removeItem}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {items.length < MAX_ROLE_ITEMS && (
        <div>
          <Button
            type="button"
            variant="soft"
            color="gray"
            onClick={() => onChange({ ...menu, items: [...items, NEW_ITEM] })}
          >
            {words.addItem}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
