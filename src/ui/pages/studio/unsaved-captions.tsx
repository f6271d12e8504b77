import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectUnsavedCaptions } from '#application/studio/course-editor.selectors.ts'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { filmSectionAddress } from '../../routing/studio-address.ts'
import type { EditorPartProps } from './studio-actors.ts'

/** Films whose captions are not with the server, each leading to where they are saved. */
export const UnsavedCaptions = ({ editor, course }: EditorPartProps) => {
  const left = useSelector(editor, selectUnsavedCaptions)
  const films = [...new Set(left.map(({ section }) => section))]
  if (films.length === 0 || !course.state.rights.edit) return null
  return (
    <ul className="course-faults">
      {films.map(({ key, name }) => (
        <li key={key}>
          <Link to={filmSectionAddress(course.state.id, key)}>
            {words.unsavedCaptions(name.trim() || words.nameless)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
