import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { printFont, siteFonts } from '@high-street/build';
import { currentBrand, settings } from '@high-street/owner';
import PdfDocument from 'pdfkit';

import type { LegalDocument } from '../app/content/legal/legal-document.ts';
import { privacyPolicy1 } from '../app/content/legal/privacy-policy/version-1.ts';
import { privacyPolicy2 } from '../app/content/legal/privacy-policy/version-2.ts';
import { termsAndConditions } from '../app/content/legal/terms-and-conditions.ts';

/** The version of the privacy policy that holds now. */
export const PRIVACY_POLICY: LegalDocument = privacyPolicy2;

const DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  'privacy-policy.pdf': PRIVACY_POLICY,
  'privacy-policy-1.pdf': privacyPolicy1,
  'terms-and-conditions.pdf': termsAndConditions,
};
const MARGIN_PT = 72;

/** The weights of a document's headings and of its text. */
const WEIGHTS = { heading: 640, text: 400 };

type Kind = 'H1' | 'H2' | 'P';

function textOf(document: LegalDocument, head: string): string {
  const sections = document.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [document.title, head, ...sections].join(' ');
}

/** Puts one text of a kind into the document, tagged for assistive technology. */
function write(pdf: PDFKit.PDFDocument, kind: Kind, text: string): PDFKit.PDFStructureElement {
  const size = { H1: 26, H2: 15, P: 11 }[kind];
  return pdf.struct(kind, {}, () => {
    pdf
      .font(kind === 'P' ? 'text' : 'heading')
      .fontSize(size)
      .text(text, { lineGap: size * 0.25, paragraphGap: kind === 'P' ? 8 : 4 });
  });
}

function headOf({ version, date, isSample }: LegalDocument): string {
  const sample = isSample ? ' This is a sample text that the owner of the site replaces.' : '';
  return `${settings.brand.company.name}. Version ${version}, ${date}.${sample}`;
}

async function openDocument(document: LegalDocument, text: string): Promise<PDFKit.PDFDocument> {
  const { brand } = settings;
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN_PT,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: `${document.title} | ${brand.name}`, Author: brand.company.name },
  });
  const fonts = siteFonts(currentBrand());
  pdf.registerFont('heading', await printFont(fonts.display, WEIGHTS.heading, text));
  pdf.registerFont('text', await printFont(fonts.text, WEIGHTS.text, text));
  return pdf;
}

async function writeDocument(path: string, document: LegalDocument): Promise<void> {
  const head = headOf(document);
  const pdf = await openDocument(document, textOf(document, head));
  const written = pipeline(pdf, createWriteStream(path));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const bookmark = pdf.outline.addItem(document.title, { expanded: true });
  root.add(write(pdf, 'H1', document.title));
  root.add(write(pdf, 'P', head));
  for (const { heading, paragraphs } of document.sections) {
    pdf.moveDown();
    bookmark.addItem(heading);
    root.add(write(pdf, 'H2', heading));
    for (const paragraph of paragraphs) root.add(write(pdf, 'P', paragraph));
  }
  root.end();
  pdf.end();
  await written;
}

/** Writes the legal documents, and what they said before, into `doc/` of the folder. */
export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(join(folder, 'doc'), { recursive: true });
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    await writeDocument(join(folder, 'doc', name), document);
  }
}
