import { ask, blanks, essay, insist, multiple, single } from './making.ts'
import type { FilmQuestions } from './types.ts'

export const english: FilmQuestions = {
  'english-primary-past-video': [
    ask(
      12,
      single(
        'watched 中的 -ed 读什么音？',
        ['/t/', '/d/', '/ɪd/', '不发音'],
        'A',
        'watch 以清辅音结尾，-ed 读 /t/，手摸喉咙没有振动。',
      ),
    ),
    ask(
      26,
      multiple(
        '下面哪些词的 -ed 读 /ɪd/？',
        ['wanted', 'played', 'visited', 'needed', 'washed'],
        'ACD',
        '以 t、d 结尾的动词加 -ed 读 /ɪd/，多一个音节；played 读 /d/，washed 读 /t/。',
      ),
    ),
    insist(
      32,
      blanks(
        '写出过去式：dance → ____，study → ____，play → ____。',
        ['danced', 'studied', 'played'],
        'dance 以 e 结尾，加 -d；study 以辅音加 y 结尾，变 y 为 i 加 -ed；play 的 y 前是元音，直接加 -ed。',
      ),
    ),
  ],
  'english-junior-perfect-video': [
    insist(
      17,
      single(
        '— Where is Lucy?<br>— She ____ the library. She will be back soon.',
        ['has been to', 'has gone to', 'has been in', 'have gone to'],
        'B',
        '去了还没有回来，用 has gone to；has been to 是去过、已经回来。',
      ),
    ),
    ask(
      23,
      single(
        'They ____ Beijing for two years.',
        ['have been to', 'have gone to', 'have been in', 'has been in'],
        'C',
        'for two years 表示一段时间，待在某地一段时间用 have been in。',
      ),
    ),
    ask(
      30,
      blanks(
        'I have never been to there. 这句话要去掉的一个词是____。',
        ['to'],
        'there 是副词，前面不加 to：I have never been there.',
      ),
    ),
  ],
  'english-junior-if-video': [
    insist(
      18,
      single(
        'If it ____ tomorrow, we will stay at home.',
        ['will rain', 'rains', 'rained', 'is going to rain'],
        'B',
        '主句用将来时，if 从句用一般现在时表示将来的条件，即“主将从现”。',
      ),
    ),
    ask(
      25,
      single(
        'If you are tired, ____ a rest.',
        ['have', 'will have', 'having', 'had'],
        'A',
        '主句可以是祈使句，用动词原形 have；从句仍用现在时。',
      ),
    ),
    ask(
      30,
      blanks(
        '改写句子：If it doesn’t rain, we’ll play outside. → ____ it rains, we’ll play outside.',
        ['unless'],
        'unless 等于 if … not，后面的从句用肯定形式。',
      ),
    ),
  ],
  'english-senior-continuation-video': [
    ask(
      14,
      single(
        '读后续写，为什么要先看第二段首句？',
        ['它是第一段结尾要到达的位置', '它可以直接抄进第一段', '它说明了评分标准', '它交代了全文的主题'],
        'A',
        '第二段首句里的人物、地点、情绪，就是第一段结尾要到达的位置，由它倒推情节。',
      ),
    ),
    insist(
      21,
      multiple(
        '对第一段首句要提的三问是什么？',
        ['他看到什么', '他怎样反应', '他遇到什么阻碍', '作者叫什么名字'],
        'ABC',
        '看到什么、怎样反应、遇到什么阻碍，三个答案连起来就是第一段的情节。',
      ),
    ),
    ask(
      32,
      essay(
        '第一段首句写雨中迷路，第二段首句写灯光出现。请用一两句英语写出两段之间的衔接。',
        'He dragged his heavy legs forward, rain streaming down his face. Just as his strength was giving out, something flickered behind the trees.',
        '衔接句可用动作、声音或时间推移：先写体力渐失，再让“灯光”将要出现。',
      ),
    ),
  ],
}
