import { script } from './script.ts'
import type { LessonScript } from './types.ts'

export const english: readonly LessonScript[] = [
  script(
    'english-primary-story-reading',
    'The king’s new clothes：按时间排序复述',
    `
# 先抓时间词
复述故事，最怕东一句西一句。先在课文里圈出表示时间的词，把故事分成几步。
| 时间 | 发生了什么 |
| Long long ago | There was a king. |
| One day | Two men visited the king. |
| Then | The king walked through the city. |
# 第二步 找动作
每一步只留一个动作，用过去式：liked, visited, showed, walked, shouted. 动作连起来，就是故事的骨架。
> liked new clothes > two men came > walked out > a boy shouted
? The two men ____ the king his new clothes. || *showed || show || shows || showing || 故事发生在过去，show 的过去式是 showed。
# 第三步 加上说的话
复述时，保留最重要的一句话。小男孩说：Ha! Ha! The king isn't wearing any clothes! 故事到这里才有意思。
# 常见错误
有同学把 there was 说成 there is，把 laughed 说成 laugh. 讲过去的故事，动词一律用过去式。
! Long long ago, there is a king. 这句话是对的。 || 错 || Long long ago 表示过去，要用 there was a king。
# 小结
圈时间，找动作，加一句话。照着三列表格，你就能把故事讲完整。
`,
  ),
  script(
    'english-senior-relative-clauses',
    '介词怎么选：先行词与动词两个依据',
    `
# 介词放到前面
定语从句里，介词可以提到 which 或 whom 前面。选哪个介词，有两个依据：看先行词，看从句里的动词。
" This is the shelter
" in which they lived.
# 依据一 看从句的动词
把先行词放回从句：they lived in the shelter. 动词 live 要搭配 in，所以是 in which.
? The rescuer ____ whom I talked was calm. || *to || in || for || of || 从句还原是 I talked to the rescuer，talk 与 to 搭配。
# 依据二 看先行词
有时要看先行词习惯的搭配：on the day, in the year, at the speed, to the degree.
| 先行词 | 介词 | 例子 |
| day | on | the day on which it rained |
| year | in | the year in which he was born |
| speed | at | the speed at which light travels |
# 常见错误
介词后面只能用 which 指物、whom 指人，不能用 that 和 who. 固定短语 look after 等不能拆开。
! The man to that I spoke is a doctor. 这句话是对的。 || 错 || 介词后指人用 whom：the man to whom I spoke。
# 小结
先还原，再看动词；动词不定，看先行词。写完读一遍还原的句子，介词对不对就知道了。
`,
  ),
]
