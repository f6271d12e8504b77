import { DropdownMenu } from '@radix-ui/themes'
import { useNavigate } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { STUDIO_ADDRESS } from '../routing/studio-address.ts'

/** The way to the studio, for members of a school. */
export const StudioItem = () => {
  const navigate = useNavigate()
  return (
    <DropdownMenu.Item onSelect={() => void navigate(STUDIO_ADDRESS)}>
      {copy.pageTitles.studio}
    </DropdownMenu.Item>
  )
}
