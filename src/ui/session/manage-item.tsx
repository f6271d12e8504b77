import { DropdownMenu } from '@radix-ui/themes'
import { useNavigate } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { PEOPLE_ADDRESS } from '../routing/people-codec.ts'

/** The way to the people of one's schools, for administrators. */
export const ManageItem = () => {
  const navigate = useNavigate()
  return (
    <DropdownMenu.Item onSelect={() => void navigate(PEOPLE_ADDRESS)}>
      {copy.pageTitles.people}
    </DropdownMenu.Item>
  )
}
