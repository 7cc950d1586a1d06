/** Labels and lines of the enquiry form. */
export type EnquiryFormWords = {
  readonly labels: {
    readonly contactName: string;
    readonly email: string;
    readonly country: string;
    readonly phoneNumber: string;
    readonly storeName: string;
    readonly message: string;
  };
  /** Words before a suggested e-mail address. */
  readonly suggestion: string;
  /** For somebody without a ten-digit number: a question, and the words of the link to write to. */
  readonly otherNumber: { readonly question: string; readonly link: string };
  readonly submit: string;
  readonly submitting: string;
  readonly privacy: string;
  readonly withoutScripts: string;
};

/** Lines of the receipt that takes the form's place. */
export type ReceiptWords = {
  readonly labels: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string;
  };
  readonly copy: string;
  readonly stamp: string;
  readonly again: string;
  readonly home: { readonly label: string; readonly to: string };
};
