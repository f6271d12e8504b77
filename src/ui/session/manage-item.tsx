import { DropdownMenu } from '@radix-ui/themes'
import { useNavigate } from 'react-router-dom'
import { manageCopy } from '../copy/manage-copy.ts'
import { MANAGE_PARTS } from '../manage/manage-parts.ts'

/** The way to what administrators have. */
export const ManageItem = () => {
  const navigate = useNavigate()
  return (
    <DropdownMenu.Item onSelect={() => void navigate(MANAGE_PARTS[0]?.address ?? '/')}>
      {manageCopy.menuItem}
    </DropdownMenu.Item>
  )
}
