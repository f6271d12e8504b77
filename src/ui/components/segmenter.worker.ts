// What the first one reads serves every thread (`cover-lines.ts`).
if ('Segmenter' in Intl) new Intl.Segmenter('zh', { granularity: 'word' })
close()
