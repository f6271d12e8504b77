import { judgement, multiple, single } from '../questions/making.ts'
import type { LiveQuestions } from './types.ts'

export const it: LiveQuestions = {
  'it-junior-web-page': [
    [
      single(
        '在网页中插入图片用哪个标签？',
        ['&lt;a&gt;', '&lt;p&gt;', '&lt;ul&gt;', '&lt;img&gt;'],
        'D',
        '&lt;img&gt; 用 src 属性写图片的路径，用 alt 写替代文字。',
      ),
      single(
        '超链接的目标地址写在哪个属性里？',
        ['src', 'href', 'alt', 'title'],
        'B',
        '&lt;a href="地址"&gt;文字&lt;/a&gt;。',
      ),
      judgement('&lt;h1&gt; 是最大一级的标题。', true, '标题从 &lt;h1&gt; 到 &lt;h6&gt; 依次降级。'),
    ],
    [
      single(
        '把文字颜色改为红色，应写哪条样式？',
        ['font: red', 'color: red', 'text: red', 'background: red'],
        'B',
        'color 设置文字颜色，background 设置背景。',
      ),
      judgement('浅灰色的文字放在白色背景上，容易看清。', false, '对比度太低，视力不好的人难以阅读。'),
      single(
        '要让所有段落字号一致，最好的做法是什么？',
        ['给每个段落单独写样式', '用空格调整', '改用图片', '在样式表中给 p 统一设置'],
        'D',
        '一处设置，处处生效，便于修改。',
      ),
    ],
  ],
  'it-senior-ai-lesson': [
    [
      single(
        '训练图像分类模型时，“采集的图片和它的类别”一起称为什么？',
        ['带标签的训练数据', '算法', '模型', '参数'],
        'A',
        '监督学习从带标签的数据中学习规律。',
      ),
      judgement('机器学习是人把每条判断规则都写进程序。', false, '规则由模型从数据中学得。'),
      single(
        '只用左手的照片训练手势模型，测试右手时准确率低，主要原因是什么？',
        ['电脑太慢', '训练数据不够多样', '摄像头坏了', '类别太少'],
        'B',
        '训练数据单一会带来偏差。',
      ),
    ],
    [
      single(
        '测试时 50 张图片中有 45 张分类正确，准确率是多少？',
        ['45%', '50%', '90%', '95%'],
        'C',
        '45÷50＝90%。',
      ),
      judgement('应当用训练时用过的图片来测试模型的效果。', false, '要用没有见过的数据，才能看出泛化能力。'),
      multiple(
        '使用人脸识别时，保护隐私的做法有哪些？',
        ['妥善保存并按时删除', '征得本人同意', '只收集必要的信息', '公开所有照片'],
        'ABC',
        '公开照片会泄露个人信息。',
      ),
    ],
  ],
}
