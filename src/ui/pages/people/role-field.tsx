import { Text } from '@radix-ui/themes'
import type { GivenRole } from '#domain/people/person.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { personCopy as words } from '../../copy/person-copy.ts'
import { givenBy } from './role-gives.ts'

interface RoleFieldProps {
  readonly roleId: number
  readonly roles: readonly GivenRole[]
  readonly disabled?: boolean
  readonly onChange: (roleId: number) => void
}

/** The role of a person, and what it gives: flags and menus with their parameters. */
export const RoleField = ({ roleId, roles, disabled = false, onChange }: RoleFieldProps) => {
  const role = roles.find(({ id }) => id === roleId)
  return (
    <div className="person__field">
      <Text size="2" aria-hidden="true">
        {words.fields.roleId}
      </Text>
      <NativeSelect
        label={words.fields.roleId}
        value={roleId}
        disabled={disabled}
        options={[{ value: 0, name: words.noRole }, ...roles.map(({ id, name }) => ({ value: id, name }))]}
        onChoose={onChange}
      />
      {role === undefined && !disabled && (
        <Text as="p" role="status" size="2" color="red">
          {words.noRoleHint}
        </Text>
      )}
      {role !== undefined && (
        <ul className="person__gives" aria-label={words.gives}>
          {givenBy(role).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
