import { DropdownMenu } from '@radix-ui/themes'
import { useNavigate } from 'react-router-dom'
import { innerTitles } from '../copy/inner-titles-copy.ts'
import { JOBS_ADDRESS, STUDIO_ADDRESS } from '../routing/studio-address.ts'

/** The ways to the studio and to what the server does for it, for members of a school. */
export const StudioItem = () => {
  const navigate = useNavigate()
  return (
    <>
      <DropdownMenu.Item onSelect={() => void navigate(STUDIO_ADDRESS)}>
        {innerTitles.studio}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={() => void navigate(JOBS_ADDRESS)}>{innerTitles.jobs}</DropdownMenu.Item>
    </>
  )
}
