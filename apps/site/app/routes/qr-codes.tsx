import { qrCodesFaq } from '#/content/faq/qr-codes.ts';
import {
  banner,
  editor,
  exporting,
  faq,
  hero,
  page,
  pictures,
  style,
  uses,
} from '#/content/qr-codes.ts';
import { BookDemoButton } from '#/features/appointment/book-demo-button.tsx';
import { Faq } from '#/features/faq/faq.tsx';
import { Reveal } from '#/features/motion/reveal.tsx';
import { definePage } from '#/navigation/index.ts';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { CodeFeature } from '#/sections/qr-codes/code-feature.tsx';
import { CodeHero } from '#/sections/qr-codes/code-hero.tsx';
import { CodePlaces, ExportSheets, PaintFan } from '#/sections/qr-codes/code-pictures.tsx';
import { DemoBanner } from '#/sections/qr-codes/demo-banner.tsx';
import { EditorBench } from '#/sections/qr-codes/editor-bench.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { GlobalReachBlock } from './home-parts/global-reach-block.tsx';
import { CodeEditor } from './qr-codes-parts/code-editor.tsx';

export const meta = () => pageMeta(page);

export default definePage(function QrCodesPage() {
  return (
    <div data-reveal-mode="once">
      <CodeHero words={hero} />
      <DemoBanner
        words={banner}
        action={
          <BookDemoButton size="large" hasArrow>
            {banner.action}
          </BookDemoButton>
        }
      />
      <BelowTheFold>
        <CodeFeature words={style} surface="bg" pictureSide="right">
          <PaintFan label={pictures.fan} />
        </CodeFeature>
        <CodeFeature words={uses} surface="tint-sky" pictureSide="left">
          <CodePlaces labels={pictures.places} />
        </CodeFeature>
        <EditorBench words={editor}>
          <CodeEditor still={pictures.editor} />
        </EditorBench>
        <CodeFeature words={exporting} surface="tint-butter" pictureSide="left">
          <ExportSheets label={pictures.sheets} />
        </CodeFeature>
        <GlobalReachBlock />
        <Reveal>
          <Faq {...faq} groups={[qrCodesFaq]} />
        </Reveal>
      </BelowTheFold>
    </div>
  );
});
