import { Badge, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { ListedPerson } from '#domain/people/person.ts'
import { peopleCopy as words } from '../../copy/people-copy.ts'
import { personAddress } from '../../routing/people-codec.ts'

/** One person of the list: who it is, where they belong, and whether they may sign in. */
export const PersonRow = ({ person }: { readonly person: ListedPerson }) => {
  const facts = [person.account || words.noAccount, person.title, person.roleName]
  return (
    <li className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <Link className="worked-list__name" to={personAddress(person.id)}>
            {person.name}
          </Link>
          {person.administrator && <Badge color="indigo">{words.administrator}</Badge>}
          {person.disabled && <Badge color="red">{words.disabled}</Badge>}
          {person.leaving && <Badge color="red">{words.leaving}</Badge>}
          {person.firstPassword && <Badge color="gray">{words.firstPassword}</Badge>}
        </p>
        <Text as="p" size="2" color="gray">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        {person.schoolNames.length > 0 && (
          <Text as="p" size="1" color="gray">
            {person.schoolNames.join(words.separator)}
          </Text>
        )}
      </div>
    </li>
  )
}
