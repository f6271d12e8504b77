import { Heading, Text, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { fieldSet } from '#domain/studio/course-outline.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { studioCopy as words } from '../../copy/studio-copy.ts'
import { COURSE_FIELDS, type EditorPartProps } from './studio-actors.ts'

/** What a course is called and says of itself. */
export const BasicsPart = ({ editor, course }: EditorPartProps) => {
  const { document } = course.workingCopy
  const locked = !course.state.rights.edit
  const heading = useId()
  const hint = useId()
  const set = (field: string, value: string) =>
    editor.send({ type: 'editor.edit', edits: fieldSet(document, '', field, value) })
  return (
    <section
      className="course-part"
      aria-labelledby={heading}
      onFocus={() => editor.send({ type: 'editor.at', key: '' })}
    >
      <Heading as="h2" size="4" id={heading}>
        {words.basics}
      </Heading>
      <label className="course-part__field">
        <Text size="2">{words.name}</Text>
        <TextField.Root
          id={COURSE_FIELDS.name}
          value={document.name}
          maxLength={60}
          readOnly={locked}
          onChange={({ target }) => set('name', target.value)}
        />
      </label>
      <label className="course-part__field">
        <Text size="2">{words.summary}</Text>
        <TextField.Root
          value={document.summary}
          maxLength={300}
          readOnly={locked}
          onChange={({ target }) => set('summary', target.value)}
        />
      </label>
      <label className="course-part__field">
        <Text size="2">{words.introduction}</Text>
        <TextArea
          value={document.introduction}
          rows={6}
          maxLength={20_000}
          readOnly={locked}
          aria-describedby={hint}
          onChange={({ target }) => set('introduction', target.value)}
        />
        <Text size="1" color="gray" id={hint}>
          {words.introductionHint}
        </Text>
      </label>
      <div className="course-part__field">
        <Text size="2" aria-hidden="true">
          {words.finish}
        </Text>
        <NativeSelect
          label={words.finish}
          value={document.finish}
          disabled={locked}
          options={(['required', 'all'] as const).map((value) => ({ value, name: words.finishes[value] }))}
          onChoose={(value) => set('finish', value)}
        />
      </div>
    </section>
  )
}
