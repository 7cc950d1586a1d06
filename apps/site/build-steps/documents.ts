import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import {
  printFont,
  siteFonts,
  splitByFile,
  type FontPiece,
  type PrintFont,
} from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';
import PdfDocument from 'pdfkit';

import type { LegalDocument } from '../app/content/legal/legal-document.ts';
import { privacyPolicy1 } from '../app/content/legal/privacy-policy/version-1.ts';
import { privacyPolicy2 } from '../app/content/legal/privacy-policy/version-2.ts';
import { privacyPolicy3 } from '../app/content/legal/privacy-policy/version-3.ts';
import { termsAndConditions } from '../app/content/legal/terms-and-conditions.ts';

/** The version of the privacy policy that holds now. */
export const PRIVACY_POLICY: LegalDocument = privacyPolicy3;

const DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  'privacy-policy.pdf': PRIVACY_POLICY,
  'privacy-policy-1.pdf': privacyPolicy1,
  'privacy-policy-2.pdf': privacyPolicy2,
  'terms-and-conditions.pdf': termsAndConditions,
};
const MARGIN_PT = 72;

/** The weights of a document's headings and of its text. */
const WEIGHTS = { heading: 640, text: 400 };
const FACES = ['heading', 'text'] as const;

type Face = (typeof FACES)[number];

type Kind = 'H1' | 'H2' | 'P';

function textOf(document: LegalDocument, head: string): string {
  const sections = document.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [document.title, head, ...sections].join(' ');
}

/** A document that is being written, and what it is set in: the files of each of its two fonts. */
type Draft = {
  readonly pdf: PDFKit.PDFDocument;
  readonly brand: ChosenBrand;
  readonly fonts: Readonly<Record<Face, readonly PrintFont[]>>;
};

/** Throws for a piece whose characters no file of the font has. */
function refuseMissing(piece: FontPiece, text: string, brand: ChosenBrand): void {
  if (piece.file >= 0) return;
  const [character = ''] = piece.text;
  throw new Error(
    `The fonts of the brand "${brand.id}" lack "${character}", so the legal documents cannot say "${text}". Change that text, or name fonts that have the character.`,
  );
}

/**
 * Puts one text of a kind into the document, tagged for assistive technology. Pieces are wrapped each on its own, so at the
 * end of a line a word in letters of two files may be broken without a hyphen.
 */
function write(draft: Draft, kind: Kind, text: string): PDFKit.PDFStructureElement {
  const { pdf } = draft;
  const size = { H1: 26, H2: 15, P: 11 }[kind];
  const face = kind === 'P' ? 'text' : 'heading';
  const pieces = splitByFile(text, draft.fonts[face]);
  for (const piece of pieces) refuseMissing(piece, text, draft.brand);
  return pdf.struct(kind, {}, () => {
    pieces.forEach((piece, index) => {
      pdf
        .font(`${face} ${piece.file}`)
        .fontSize(size)
        .text(piece.text, {
          lineGap: size * 0.25,
          paragraphGap: kind === 'P' ? 8 : 4,
          continued: index < pieces.length - 1,
        });
    });
  });
}

function headOf({ version, date, isSample }: LegalDocument, { pack }: ChosenBrand): string {
  const sample = isSample ? ' This is a sample text that the owner of the site replaces.' : '';
  return `${pack.company.name}. Version ${version}, ${date}.${sample}`;
}

async function openDocument(
  document: LegalDocument,
  brand: ChosenBrand,
  text: string,
): Promise<Draft> {
  const { name, company } = brand.pack;
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN_PT,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: `${document.title} | ${name}`, Author: company.name },
  });
  const { display, text: plain } = siteFonts(brand);
  const fonts = {
    heading: await printFont(display, WEIGHTS.heading, text),
    text: await printFont(plain, WEIGHTS.text, text),
  };
  for (const face of FACES) {
    fonts[face].forEach(({ data }, file) => pdf.registerFont(`${face} ${file}`, data));
  }
  return { pdf, brand, fonts };
}

async function writeDocument(
  path: string,
  document: LegalDocument,
  brand: ChosenBrand,
): Promise<void> {
  const head = headOf(document, brand);
  const draft = await openDocument(document, brand, textOf(document, head));
  const { pdf } = draft;
  const written = pipeline(pdf, createWriteStream(path));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const bookmark = pdf.outline.addItem(document.title, { expanded: true });
  root.add(write(draft, 'H1', document.title));
  root.add(write(draft, 'P', head));
  for (const { heading, paragraphs } of document.sections) {
    pdf.moveDown();
    bookmark.addItem(heading);
    root.add(write(draft, 'H2', heading));
    for (const paragraph of paragraphs) root.add(write(draft, 'P', paragraph));
  }
  root.end();
  pdf.end();
  await written;
}

/** Writes the legal documents, and what they said before, into `doc/` of the folder. */
export async function writeDocuments(folder: string, brand: ChosenBrand): Promise<void> {
  await mkdir(join(folder, 'doc'), { recursive: true });
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    await writeDocument(join(folder, 'doc', name), document, brand);
  }
}
